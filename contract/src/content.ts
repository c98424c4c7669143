import * as z from 'zod/mini';
import { DOMAINS } from './communities/domain.ts';
import { endpoint } from './endpoint.ts';
import { shownMarriage } from './marriages.ts';

/**
 * A featured profile on the public home page: first name, age and city; the photo only if the member allowed it there
 * (server rules, section 9), otherwise null.
 */
export const featuredFace = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  city: z.nullable(z.string()),
  photo: z.nullable(
    z.object({
      short: z.string(),
      url: z.string(),
      width: z.number(),
      height: z.number(),
      preview: z.string(),
    }),
  ),
});
export type FeaturedFace = z.infer<typeof featuredFace>;

/**
 * Contents of a community's home page: up to six featured brides, six grooms and 24 marriages. The community is
 * `domain`, or else that of the host name; lists are empty if neither gives one.
 */
export const readHome = endpoint({
  name: 'content.readHome',
  method: 'GET',
  path: '/api/home',
  summary: 'Featured brides and grooms, and happy marriages, of a community',
  access: 'public',
  query: z.object({ domain: z.optional(z.enum(DOMAINS)) }),
  reply: z.object({
    brides: z.array(featuredFace),
    grooms: z.array(featuredFace),
    marriages: z.array(shownMarriage),
  }),
});
export type HomeContents = z.infer<typeof readHome.reply>;
