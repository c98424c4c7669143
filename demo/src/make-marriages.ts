import { DOMAINS, type Domain } from '@mala/contract/communities/domain.ts';
import type { Marriages } from '@mala/server/db/schema/home.ts';
import { drawSizes } from '@mala/server/media/pictures/sizes.ts';
import { pictureFiles } from '@mala/server/storage/picture-files.ts';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { daysBefore, idOf } from './ids.ts';
import { weddingSvg } from './portraits/wedding-svg.ts';
import type { MadeUpFile } from './write-files.ts';

/** Couples who do not exist, and where they married; the newest first. */
const COUPLES: Record<Domain, readonly string[]> = {
  tamilmala: [
    'Kavitha and Arun, Madurai',
    'Yazhini and Karthik, Coimbatore',
    'Thenmozhi and Prabhu, Thanjavur',
    'Nandhini and Vignesh, Chennai',
    'Abirami and Senthil, Salem',
    'Oviya and Gokul, Tirunelveli',
    'Saranya and Dinesh, Trichy',
    'Malarvizhi and Ezhil, Erode',
    'Janani and Surya, Vellore',
  ],
  marathimala: [
    'Sayali and Omkar, Pune',
    'Mrunal and Aniket, Nashik',
    'Gauri and Sagar, Kolhapur',
    'Shruti and Rohan, Mumbai',
    'Pallavi and Tejas, Satara',
    'Ketaki and Swapnil, Nagpur',
    'Rutuja and Akshay, Solapur',
    'Vaidehi and Nikhil, Thane',
    'Manasi and Yash, Sangli',
  ],
};

/** Days between one marriage and the one before it. */
const APART = 23;

const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Drawn marriage pictures of each site, at most `most`: rows and files. */
export async function makeMarriages(today: Date, most: number) {
  const rows: Insertable<Marriages>[] = [];
  const files: MadeUpFile[] = [];
  const wanted = DOMAINS.flatMap((domain) =>
    COUPLES[domain].slice(0, most).map((couple, seed) => ({ domain, couple, seed })),
  );
  // all at once: libvips distributes them over the cores
  const drawn = await Promise.all(
    wanted.map(async (one) => ({
      ...one,
      sizes: await drawSizes(sharp(Buffer.from(weddingSvg(one.seed, one.domain))), one.domain),
    })),
  );
  for (const { domain, couple, seed, sizes } of drawn) {
    const { width, height, preview } = sizes;
    const id = idOf(`marriage ${domain} ${seed}`);
    const caption = `${couple}, ${month.format(daysBefore(today, 20 + seed * APART))}`;
    const created_at = daysBefore(today, 6 + seed * APART);
    rows.push({ id, domain, caption, width, height, preview, created_at });
    files.push(...pictureFiles('marriage', id, sizes));
  }
  return { rows, files };
}
