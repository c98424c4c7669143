import { beforeEach, describe, expect, test } from 'vitest';
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
  });

  test('are restored for the same member and section only', () => {
    keepDraft(storage, 'u1', 'basic', { city: 'மதுரை' }, NOW);
    expect(readDraft(storage, 'u1', 'basic', NOW + DAY)).toEqual({ city: 'மதுரை' });
    expect(readDraft(storage, 'u1', 'work', NOW)).toBeNull();
    expect(readDraft(storage, 'u2', 'basic', NOW)).toBeNull();
  });

  test('expire after a week', () => {
    keepDraft(storage, 'u1', 'basic', { city: 'Pune' }, NOW);
    expect(readDraft(storage, 'u1', 'basic', NOW + 7 * DAY)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('are deleted once dropped', () => {
    keepDraft(storage, 'u1', 'basic', {}, NOW);
    dropDraft(storage, 'u1', 'basic');
    expect(readDraft(storage, 'u1', 'basic', NOW)).toBeNull();
  });

  test('are deleted at logout, and nothing else is', () => {
    storage.setItem('mala.community', 'tamilmala');
    keepDraft(storage, 'u1', 'basic', {}, NOW);
    keepDraft(storage, 'u2', 'work', {}, NOW);
    dropAllDrafts(storage);
    expect(storage.length).toBe(1);
    expect(storage.getItem('mala.community')).toBe('tamilmala');
  });

  test('are ignored if malformed', () => {
    for (const broken of ['{', 'null', '{"at":"x","values":{}}', '[]']) {
      storage.setItem('mala.draft.u1.basic', broken);
      expect(readDraft(storage, 'u1', 'basic', NOW)).toBeNull();
    }
  });

  test('are optional if the browser stores nothing', () => {
    const full = {
      ...makeStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    keepDraft(full, 'u1', 'basic', {}, NOW);
    keepDraft(null, 'u1', 'basic', {}, NOW);
    dropAllDrafts(null);
    expect(readDraft(null, 'u1', 'basic', NOW)).toBeNull();
  });
});
