import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mountEmail } from './email-routes.ts';
import { mountPasswords } from './password-routes.ts';
import { mountSessions } from './session-routes.ts';
import { mountSignIn } from './sign-in-routes.ts';
import type { CreateProfile } from './sign-up.ts';

/** Accounts and sessions (server rules, sections 6 and 7). */
export function mountAuth(app: FastifyInstance, ctx: Context, createProfile: CreateProfile): void {
  mountSignIn(app, ctx, createProfile);
  mountSessions(app, ctx);
  mountPasswords(app, ctx);
  mountEmail(app, ctx);
}
