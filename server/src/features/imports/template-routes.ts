import { can } from '@mala/contract/access/roles.ts';
import { isDomain } from '@mala/contract/communities/domain.ts';
import { isLanguage } from '@mala/contract/communities/languages.ts';
import { EXPORT_FORMATS } from '@mala/contract/exports.ts';
import { linkTemplate } from '@mala/contract/imports/office.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requireSigned } from '../../storage/send-file.ts';
import { TABLE_TYPES } from '../exports/index.ts';
import { writeTemplate } from './write-template.ts';

/** The table to be filled in; its address is signed, so that nobody but the office makes us write it. */
export function mountTemplate(app: FastifyInstance, ctx: Context): void {
  route(app, ctx, linkTemplate, async ({ viewer, query: { domain, language, format } }) => {
    if (!can(viewer, 'entries.write', domain)) throw new AppError('FORBIDDEN');
    const path = `/files/import-template/${domain}/${language}/profiles.${format}`;
    return { url: ctx.signedUrls.sign(path) };
  });

  app.get<{ Params: Record<'domain' | 'language' | 'name', string> }>(
    '/files/import-template/:domain/:language/:name',
    { exposeHeadRoute: false },
    async (request, reply) => {
      requireSigned(ctx, request);
      const { domain, language, name } = request.params;
      const format = EXPORT_FORMATS.find((one) => name === `profiles.${one}`);
      if (!isDomain(domain) || !isLanguage(language) || !format) throw new AppError('NOT_FOUND');
      const bytes = await writeTemplate(domain, language, format);
      return reply
        .type(TABLE_TYPES[format])
        .header(
          'content-disposition',
          `attachment; filename="${domain}-profiles-${language}.${format}"`,
        )
        .header('cache-control', 'no-store')
        .send(Buffer.from(bytes));
    },
  );
}
