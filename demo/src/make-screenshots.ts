import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { PaymentScreenshots } from '@mala/server/db/schema/subscriptions.ts';
import { drawSizes } from '@mala/server/media/pictures/sizes.ts';
import { pictureFiles } from '@mala/server/storage/picture-files.ts';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { idOf } from './ids.ts';
import { makeClaims } from './make-claims.ts';
import type { MadeUpPerson } from './make-person.ts';
import { lettering } from './portraits/lettering.ts';
import type { MadeUpFile } from './write-files.ts';

/** In each community the first two that wait have a picture. */
const WITH_PICTURE = 2;

const [WIDTH, HEIGHT] = [540, 960];
const GREEN: Record<Domain, string> = { tamilmala: '#1b7f4b', marathimala: '#2b6cb0' };
/** What stands in the lines of an app, as grey bars. */
const BARS = [220, 300, 180, 260].map(
  (width, place) => `<rect x="70" y="${520 + place * 80}" width="${width}" height="22" rx="6"/>`,
);

/** What an app shows after a payment, drawn, and saying that it is made up. */
function paidSvg(domain: Domain): string {
  const note = { x: WIDTH / 2, height: 34, weight: 4 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f5f7"/>
    <rect width="${WIDTH}" height="430" fill="${GREEN[domain]}"/>
    <circle cx="${WIDTH / 2}" cy="180" r="84" fill="#fff"/>
    <path d="M228 182L258 214L316 148" fill="none" stroke="${GREEN[domain]}" stroke-width="16" stroke-linecap="round"/>
    ${lettering('PAID', { ...note, y: 320, colour: '#fff' })}
    <g fill="#c4c8cf">${BARS.join('')}</g>
    ${lettering('MADE UP', { ...note, y: 890, colour: '#5b616b' })}</svg>`;
}

/** The pictures of payments that were told: rows and files. */
export async function makeScreenshots(people: readonly MadeUpPerson[], today: Date) {
  const rows: Insertable<PaymentScreenshots>[] = [];
  const files: MadeUpFile[] = [];
  for (const domain of DOMAINS) {
    const members = people.filter((person) => person.domain === domain);
    const sizes = await drawSizes(sharp(Buffer.from(paidSvg(domain))), domain);
    for (const { id: claim_id } of makeClaims(members, today).slice(0, WITH_PICTURE)) {
      const id = idOf(`screenshot ${claim_id}`);
      rows.push({ id, claim_id });
      files.push(...pictureFiles('payment', id, sizes));
    }
  }
  return { rows, files };
}
