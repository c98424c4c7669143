import type { FastifyInstance } from 'fastify';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop it, or set another PORT',
  EACCES: 'may not be used by this system user: set a PORT of 1024 or more',
  EADDRNOTAVAIL: 'cannot be listened on: HOST is no address of this machine',
  ENOTFOUND: 'cannot be listened on: HOST is no name of this machine',
};

/** Listens on an address of this machine. Throws with one line for people where that cannot be. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`port ${port} of ${host} ${reason}`) : error;
  }
}
