export type { Missing } from './agreement.ts';
export { type Ashtakoot, ashtakoot } from './ashtakoot/ashtakoot.ts';
export type { KutaName, KutaReasons } from './ashtakoot/kutas.ts';
export type { Pair, Person } from './person.ts';
export type { Level } from './porutham/level.ts';
export { type Porutham, porutham } from './porutham/porutham.ts';
export type { PoruthamName, PoruthamReasons } from './porutham/poruthams.ts';
