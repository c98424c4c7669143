import { admin } from './en/admin.ts';
import { auth } from './en/auth.ts';
import { errors } from './en/errors.ts';
import { profile } from './en/profile.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { subscription } from './en/subscription.ts';
import { wizard } from './en/wizard.ts';

/** Every text of the interface in English, by area. Another language is one more object of this shape. */
export const en = { shell, auth, wizard, search, profile, subscription, admin, errors };

export type Texts = typeof en;
