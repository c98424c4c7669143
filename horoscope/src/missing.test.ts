import { describe, expect, it } from 'vitest';
import { ashtakoot, porutham } from './index.ts';

const pushya = { star: 8, padham: 1, raasi: 4 };

/** The parts that cannot be computed, with what they miss. */
function lacking(
  parts: Readonly<Record<string, { computable: boolean; missing: readonly string[] }>>,
) {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([, { computable }]) => !computable)
      .map(([name, { missing }]) => [name, missing]),
  );
}

describe('without a padham', () => {
  it('vashya cannot be computed where the halves of the raasi differ, and is no 0', () => {
    const match = ashtakoot({ groom: { star: 22, raasi: 10 }, bride: pushya });
    expect(match.parts.vashya).toEqual({
      points: null,
      maximum: 2,
      reason: 'missing',
      computable: false,
      missing: ['groom.padham'],
    });
    expect(match).toMatchObject({ maximum: 34, computable: false, missing: ['groom.padham'] });
    expect(match.flags).toEqual(['padham_missing']);
  });

  it('dina cannot be computed where the count asks for the padham of the groom', () => {
    const match = porutham({ groom: { star: 19, raasi: 9 }, bride: pushya });
    expect(match.parts.dina).toEqual({
      level: null,
      reason: 'missing',
      computable: false,
      missing: ['groom.padham'],
    });
    expect(match).toMatchObject({ maximum: 9, computable: false, flags: ['padham_missing'] });
  });

  it('all is computed where every padham gives the same', () => {
    const match = { groom: { star: 1, raasi: 1 }, bride: { star: 8, raasi: 4 } };
    expect(ashtakoot(match)).toMatchObject({ maximum: 36, computable: true, missing: [] });
    expect(porutham(match)).toMatchObject({ maximum: 10, computable: true, missing: [] });
    // in Simha Uttara Phalguni has one padham only: the one that fails
    const dina = porutham({ groom: { star: 12, raasi: 5 }, bride: { star: 1, raasi: 1 } });
    expect(dina.parts.dina).toMatchObject({ level: 'adhamam', reason: 'bad_padham' });
  });
});

describe('without a raasi', () => {
  it('a star gives what stars give, and the raasi if it lies in one only', () => {
    const { parts, missing } = ashtakoot({ groom: { star: 3 }, bride: pushya });
    expect(lacking(parts)).toEqual({ graha_maitri: ['groom.raasi'] });
    expect(missing).toEqual(['groom.raasi']);
    expect(lacking(porutham({ groom: { star: 3 }, bride: pushya }).parts)).toEqual({
      rasi_adhipathi: ['groom.raasi'],
      vasiya: ['groom.raasi'],
    });
    expect(ashtakoot({ groom: { star: 1 }, bride: pushya }).computable).toBe(true);
  });
});

describe('without a star', () => {
  it('a raasi gives what raasis give', () => {
    const { parts, verdict } = ashtakoot({ groom: { raasi: 3 }, bride: pushya });
    const star = ['groom.star'];
    expect(lacking(parts)).toEqual({ tara: star, yoni: star, gana: star, nadi: star });
    expect(verdict).toBe('not_computable');
  });
});

describe('without anything', () => {
  it('there is no total, count or verdict, and all is named', () => {
    const nothing = { groom: {}, bride: { star: null, padham: null, raasi: null } };
    const names = ['star', 'padham', 'raasi'].flatMap((f) => [`groom.${f}`, `bride.${f}`]);
    const guna = ashtakoot(nothing);
    expect(guna).toMatchObject({ total: null, maximum: 0, verdict: 'not_computable' });
    expect([...guna.missing].sort()).toEqual(names.sort());
    const ten = porutham(nothing);
    expect(ten).toMatchObject({ count: null, maximum: 0, verdict: 'not_computable', veto: null });
    expect([...ten.missing].sort()).toEqual(names.sort());
    expect(Object.keys(lacking(guna.parts))).toHaveLength(8);
    expect(Object.keys(lacking(ten.parts))).toHaveLength(10);
    expect(ten.nadi).toMatchObject({ level: null, missing: ['groom.star', 'bride.star'] });
  });
});
