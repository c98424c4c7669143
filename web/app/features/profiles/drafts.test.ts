import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAllDrafts, dropDraft, keepDraft, readDraft } from './drafts.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

/** The part of a browser's storage that drafts use. */
function makeStorage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('drafts', () => {
  let storage = makeStorage();
  beforeEach(() => {
    storage = makeStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('are restored for the same member and section only', () => {
    keepDraft('u1', 'basic', { city: 'மதுரை' }, NOW);
    expect(readDraft('u1', 'basic', NOW + DAY)).toEqual({ city: 'மதுரை' });
    expect(readDraft('u1', 'work', NOW)).toBeNull();
    expect(readDraft('u2', 'basic', NOW)).toBeNull();
  });

  test('expire after a week', () => {
    keepDraft('u1', 'basic', { city: 'Pune' }, NOW);
    expect(readDraft('u1', 'basic', NOW + 7 * DAY)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('are deleted once dropped', () => {
    keepDraft('u1', 'basic', {}, NOW);
    dropDraft('u1', 'basic');
    expect(readDraft('u1', 'basic', NOW)).toBeNull();
  });

  test('are deleted at logout, and nothing else is', () => {
    storage.setItem('mala.community', 'tamilmala');
    keepDraft('u1', 'basic', {}, NOW);
    keepDraft('u2', 'work', {}, NOW);
    dropAllDrafts();
    expect(storage.length).toBe(1);
    expect(storage.getItem('mala.community')).toBe('tamilmala');
  });

  test('are ignored if malformed', () => {
    for (const broken of ['{', 'null', '{"at":"x","values":{}}', '[]']) {
      storage.setItem('mala.draft.u1.basic', broken);
      expect(readDraft('u1', 'basic', NOW)).toBeNull();
    }
  });

  test('are optional if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    keepDraft('u1', 'basic', {}, NOW);
    vi.stubGlobal('localStorage', undefined);
    keepDraft('u1', 'basic', {}, NOW);
    dropAllDrafts();
    expect(readDraft('u1', 'basic', NOW)).toBeNull();
  });
});
