import { communities } from '@mala/contract/communities/communities.ts';
import type { ProfileField, Seen } from '@mala/contract/profiles/field.ts';
import type { ProfileCard as Card, ProfileView } from '@mala/contract/profiles/view.ts';
import { MADE_UP, type MadeUpField } from '@mala/contract/test/made-up-fields.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { KitText } from '../components/frame/kit-text.tsx';
import { ContactDetails } from '../features/contacts/contact-details.tsx';
import { ProfileSections } from '../features/profiles/page/profile-sections.tsx';
import { faultsOf } from '../features/profiles/section-checks.ts';
import { SectionForm } from '../features/profiles/section-form.tsx';
import { valuesOf } from '../features/profiles/section-values.ts';
import { FilterPanel } from '../features/search/filter-panel.tsx';
import { NO_FILTERS } from '../features/search/filters.ts';
import { ProfileCard } from '../features/search/profile-card.tsx';
import { queryClient } from '../lib/query-client.ts';

// A new field is one object in its section's list. This test adds fields there, and nowhere else.
vi.mock('@mala/contract/profiles/basic.ts', async (declared) => {
  const { basicFields } = await declared<{ basicFields: readonly ProfileField[] }>();
  const added = await import('@mala/contract/test/made-up-fields.ts');
  return { basicFields: [...basicFields, ...added.MADE_UP.basic] };
});
vi.mock('@mala/contract/profiles/personal.ts', async (declared) => {
  const { personalFields } = await declared<{ personalFields: readonly ProfileField[] }>();
  const added = await import('@mala/contract/test/made-up-fields.ts');
  return { personalFields: [...personalFields, ...added.MADE_UP.personal] };
});
vi.mock('../lib/session/session.ts', async (actual) => ({
  ...(await actual<object>()),
  useMember: () => ({ me: { domain: 'tamilmala', standing: 'approved' } }),
}));

const PARTS = ['basic', 'personal'] as const;
const community = communities.tamilmala;

function written(page: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <KitText>{page}</KitText>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function sent(section: (typeof PARTS)[number], levels: readonly Seen[]) {
  const seen = MADE_UP[section].filter((field) => levels.includes(field.seen));
  return Object.fromEntries(seen.map((field) => [field.as ?? field.name, field.sent]));
}

/** The values of the made-up fields sent to a reader with these levels. */
function viewFor(...levels: Seen[]): ProfileView {
  return {
    profile_id: '1',
    domain: 'tamilmala',
    mid: 'MF100001',
    name: 'Priya',
    gender: 'female',
    age: 27,
    dob: null,
    surname: null,
    community: null,
    country: null,
    state: null,
    city: null,
    filled_in_by: null,
    photos: [],
    photo_nudge: false,
    ...sent('basic', levels),
    personal: { height_ft: null, ...sent('personal', levels) },
    work: {},
    family: {},
    horoscope: {},
    hasShortlisted: false,
    downloaded: false,
  };
}

/** A line of the detail page: the label, and the text up to the next label. */
function lineOf(html: string, { label }: MadeUpField): string | undefined {
  return html.split('<dt').find((line) => line.includes(`>${label}</dt>`));
}

describe.each(PARTS)('a field of every kind in the %s section', (section) => {
  const added = MADE_UP[section];

  it('is in the form', () => {
    const html = written(
      <SectionForm
        {...{ community, section, backTo: null, userId: '1', entity: {} }}
        onSaved={async () => {}}
      />,
    );
    for (const { name, label, kind, required } of added) {
      expect(html).toMatch(new RegExp(`name="${name}["._-]|id="[^"]*${name}`));
      const optional = required || kind === 'mobiles' ? '' : '.*?optional';
      expect(html).toMatch(new RegExp(`>${label}(<| )${optional}`, 's'));
    }
  });

  it.each(added.map((field) => [field.name, field] as const))(
    'is validated by it: %s',
    (name, { bad }) => {
      const entity = Object.fromEntries(added.map((field) => [field.name, field.value]));
      const body = valuesOf(added, entity);
      const faults = faultsOf(community, section, { ...body, [name]: bad as string }, {});
      const own = Object.keys(faults).filter((path) => /^[bp]_/.test(path));
      expect(own.map((path) => path.split('.')[0])).toEqual([name]);
    },
  );

  it('has its line on the detail page, among the facts or the contact', () => {
    const view = viewFor('card', 'detail', 'contact', 'own');
    const facts = written(<ProfileSections {...{ view, community, own: true }} />);
    const contact = written(<ContactDetails {...{ view, community }} />);
    for (const field of added) {
      const [here, elsewhere] = field.seen === 'contact' ? [contact, facts] : [facts, contact];
      expect([field.name, lineOf(here, field)]).toEqual([
        field.name,
        expect.stringContaining(field.told),
      ]);
      expect(lineOf(elsewhere, field)).toBeUndefined();
    }
  });

  it('has no line if it was not sent', () => {
    const view = viewFor('card', 'detail');
    const facts = written(<ProfileSections {...{ view, community, own: false }} />);
    for (const field of added)
      expect([field.name, lineOf(facts, field) !== undefined]).toEqual([
        field.name,
        field.seen === 'card' || field.seen === 'detail',
      ]);
  });

  it('is on the card', () => {
    const card: Card = {
      profile_id: '1',
      mid: 'MF100001',
      age: 27,
      name: 'Priya',
      gender: 'female',
      surname: null,
      community: '',
      city: '',
      ...sent('basic', ['card']),
      photos: [],
      personal: { height_ft: '', marital_status: '', ...sent('personal', ['card']) },
      work: {
        education: '',
        profession: '',
        annual_income: '',
        position: null,
        work_location: null,
      },
      horoscope: { raasi: '', birth_star: '' },
      hasShortlisted: false,
    };
    const html = written(<ProfileCard card={card} community={community} />);
    for (const { seen, kind, label, told } of added.filter((field) => field.cardLine))
      expect([seen, html]).toEqual([
        'card',
        expect.stringContaining(kind === 'yes-no' ? label : told),
      ]);
  });

  it('is a search filter if declared so', () => {
    for (const { filter = '', label, value } of added.filter((field) => field.filter)) {
      const html = written(
        <FilterPanel
          {...{ searcher: { community, readsDetails: true, hasHome: true }, filters: NO_FILTERS }}
          {...{ matched: 'yes', counts: { counts: undefined, isOutdated: false } }}
          {...{ wanted: filter, isInSheet: true, onChange: () => {} }}
        />,
      );
      expect(html).toContain(`<legend class="visually-hidden">${label}</legend>`);
      expect(html).toMatch(new RegExp(`name="${filter}"[^>]*value="${value}"`));
    }
  });
});
