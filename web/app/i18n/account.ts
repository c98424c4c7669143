import { account } from './en/account.ts';
import { useTextOf } from './language.ts';

export const useAccountText = () => useTextOf('account', account);
