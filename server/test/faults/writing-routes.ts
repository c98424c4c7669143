import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Context } from '../../src/context.ts';
import { mountFeatures } from '../../src/features.ts';
import { validatorCompiler } from '../../src/http/route.ts';

/** A call as the server mounts it. */
export interface Route {
  method: string;
  url: string;
}

/** Every call of every feature, found by mounting them. */
export async function routesOf(ctx: Context): Promise<Route[]> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler);
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url });
  });
  mountFeatures(app, ctx);
  await app.ready();
  await app.close();
  return routes;
}
