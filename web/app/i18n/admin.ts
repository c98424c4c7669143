import { admin } from './en/admin.ts';
import { useTextOf } from './language.ts';

export const useAdminText = () => useTextOf('admin', admin);
