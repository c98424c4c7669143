import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Language } from '@mala/contract/communities/languages.ts';
import type { Stands } from '@mala/horoscope/charts/drawing.ts';

/** A line of a biodata; `long`: a text of its own, perhaps of several paragraphs. */
export interface BiodataFact {
  label: string;
  value: string;
  long?: boolean;
  /** of the few that a picture has room for */
  brief?: boolean;
  /** says as much as its neighbour of the same: neither is shown without the other */
  together?: string;
}

/** One of the two charts of a birth: its name, and where everything stands. */
export interface BiodataChart {
  title: string;
  stands: Stands<string>;
}

/** The charts of a birth with their words. */
export interface BiodataCharts {
  rasi: BiodataChart;
  navamsa: BiodataChart;
  /** under the names of grahas and `lagna` */
  signs: Readonly<Record<string, string>>;
  /** of the signs, in heights of their letters */
  widestSign: number;
}

export interface BiodataPart {
  heading: string;
  facts: BiodataFact[];
  charts?: BiodataCharts | undefined;
}

/** What a biodata says, in one language, in the order in which families read; nothing in it is empty. */
export interface Biodata {
  /** whose design it has */
  domain: Domain;
  language: Language;
  /** of the file */
  title: string;
  /** who made it */
  site: string;
  /** what it is */
  kind: string;
  name: string;
  mid: string | null;
  /** the first one large; WebP of storage */
  photos: Uint8Array[];
  /** drawn where there is no photo */
  figure: 'bride' | 'groom' | null;
  /** beside the photo */
  facts: BiodataFact[];
  parts: BiodataPart[];
  contact: BiodataPart | null;
  /** on every page: for whom it was made, and when */
  foot: string;
  /** ISO 8601 */
  made_at: string;
}
