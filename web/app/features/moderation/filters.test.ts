import { describe, expect, it } from 'vitest';
import { addressOf, bodyOf, faultsOf, filtersOf, NO_FILTERS } from './filters.ts';

const all = {
  domain: 'marathimala',
  mid: 'MF100001',
  date_of_birth: '1998-05-14',
  name: 'सुनीता',
  city: 'पुणे',
  status: '0',
  phone: '98400 12345',
  subscription: 'ending',
  seen: 'week',
  waiting: '3',
  away: 'closed',
  sort: 'waiting',
};

describe('filters of the profile search', () => {
  it('are restored from the URL', () => {
    expect(filtersOf(addressOf(all))).toEqual(all);
  });

  it('omit defaults from the URL', () => {
    expect(addressOf({ ...NO_FILTERS, name: '  ' }).toString()).toBe('');
    expect(filtersOf(new URLSearchParams())).toEqual(NO_FILTERS);
  });

  it.each([
    'domain=mars',
    'mid=nobody',
    'date_of_birth=2026-02-30',
    'status=7',
    'status=x',
    'phone=12',
    'subscription=x',
    'seen=x',
    'waiting=2',
    'away=x',
    'sort=x',
  ])('ignore a URL with %s', (address) => {
    expect(filtersOf(new URLSearchParams(`${address}&name=Devi`))).toEqual({
      ...NO_FILTERS,
      name: 'Devi',
    });
  });

  it('are lists in the body, without empty ones', () => {
    expect(bodyOf(all)).toEqual({
      domain: ['marathimala'],
      mid: ['MF100001'],
      date_of_birth: ['1998-05-14'],
      name: ['सुनीता'],
      city: ['पुणे'],
      status: [0],
      phone: ['98400 12345'],
      subscription: ['ending'],
      seen: ['week'],
      waiting: [3],
      away: ['closed'],
      sort: 'waiting',
    });
    expect(bodyOf(NO_FILTERS)).toEqual({ domain: ['tamilmala'] });
  });

  it.each([
    ['--14', 'Required'],
    ['1998--14', 'Required'],
    ['1998-02-30', 'This month has no such day: choose another day or month'],
  ])('say what is wrong with the date of birth %s', (date_of_birth, said) => {
    expect(faultsOf({ ...NO_FILTERS, date_of_birth })).toEqual({ date_of_birth: said });
  });

  it('have validation errors by field', () => {
    expect(faultsOf({ ...NO_FILTERS, mid: 'XX1', name: 'x'.repeat(81) })).toEqual({
      mid: 'Invalid value',
      name: 'At most 80 characters',
    });
  });
});
