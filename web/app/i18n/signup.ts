import { signup } from './en/signup.ts';
import { useTextOf } from './language.ts';

export const useSignupText = () => useTextOf('signup', signup);
