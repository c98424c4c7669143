import { changePassword } from './en/change-password.ts';
import { useTextOf } from './language.ts';

export const useChangePasswordText = () => useTextOf('changePassword', changePassword);
