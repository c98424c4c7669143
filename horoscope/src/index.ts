export { type Ashtakoot, ashtakoot } from './ashtakoot/ashtakoot.ts';
export type { KutaName } from './ashtakoot/kutas.ts';
export type { Pair, Person } from './person.ts';
export type { Level } from './porutham/level.ts';
export { type Porutham, porutham } from './porutham/porutham.ts';
export type { PoruthamName } from './porutham/poruthams.ts';
