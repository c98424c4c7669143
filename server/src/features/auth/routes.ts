import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mountEmail } from './email-routes.ts';
import { mountPasswords } from './password-routes.ts';
import { mountSessions } from './session-routes.ts';
import { mountSignIn } from './sign-in-routes.ts';

/** Accounts and sessions (server rules, sections 6 and 7). */
export function mountAuth(app: FastifyInstance, ctx: Context): void {
  mountSignIn(app, ctx);
  mountSessions(app, ctx);
  mountPasswords(app, ctx);
  mountEmail(app, ctx);
}
