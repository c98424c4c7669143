import type { account } from './en/account.ts';
import type { admin } from './en/admin.ts';
import type { birthDate } from './en/birth-date.ts';
import type { changePassword } from './en/change-password.ts';
import type { errors } from './en/errors.ts';
import type { home } from './en/home.ts';
import type { login } from './en/login.ts';
import type { mail } from './en/mail.ts';
import type { marriages } from './en/marriages.ts';
import type { offline } from './en/offline.ts';
import type { privacy } from './en/privacy.ts';
import type { profile } from './en/profile.ts';
import type { reset } from './en/reset.ts';
import type { resetEnd } from './en/reset-end.ts';
import type { search } from './en/search.ts';
import type { session } from './en/session.ts';
import type { shell } from './en/shell.ts';
import type { signup } from './en/signup.ts';
import type { subscription } from './en/subscription.ts';
import type { terms } from './en/terms.ts';
import type { uploads } from './en/uploads.ts';
import type { wizard } from './en/wizard.ts';

/** Every text of the interface, by area: English is the type, and another language is one object of it. */
export interface Texts {
  shell: typeof shell;
  home: typeof home;
  login: typeof login;
  signup: typeof signup;
  changePassword: typeof changePassword;
  reset: typeof reset;
  resetEnd: typeof resetEnd;
  account: typeof account;
  birthDate: typeof birthDate;
  wizard: typeof wizard;
  uploads: typeof uploads;
  search: typeof search;
  profile: typeof profile;
  subscription: typeof subscription;
  admin: typeof admin;
  marriages: typeof marriages;
  mail: typeof mail;
  errors: typeof errors;
  session: typeof session;
  terms: typeof terms;
  privacy: typeof privacy;
  offline: typeof offline;
}
