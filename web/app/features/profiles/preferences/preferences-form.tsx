import { communities } from '@mala/contract/communities/communities.ts';
import type { Community } from '@mala/contract/communities/community.ts';
import { LIST_WISHES, RANGE_WISHES } from '@mala/contract/profiles/wishes.ts';
import type { ReactNode } from 'react';
import { preferencesText } from '../../../i18n/en/preferences.ts';
import { wizardText } from '../../../i18n/en/wizard.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { StoredPreferences } from './queries.ts';
import { usePreferencesForm } from './use-preferences-form.ts';
import { WishList } from './wish-list.tsx';
import { WishRange } from './wish-range.tsx';
import { fieldOf, labelOf } from './wish-words.ts';

/** What a family looks for, and what others learn of it; `children` stand beside its button. */
export function PreferencesForm({
  userId,
  stored,
  onSaved,
  children,
}: {
  userId: string;
  stored: StoredPreferences;
  onSaved: () => void;
  children?: ReactNode;
}) {
  const text = preferencesText;
  const community = communities[stored.domain];
  const { form, fromDraft, discardDraft } = usePreferencesForm(userId, stored, onSaved);
  const { any_caste, shown } = form.values;
  const title = useKeptFocus<HTMLHeadingElement>(`${fromDraft}`);
  return (
    <Form form={form} labels={labelsOf(community)}>
      {fromDraft && (
        <Notice live>
          <p>{wizardText.draft.note}</p>
          <Button look="outline" onClick={discardDraft}>
            {wizardText.draft.discard}
          </Button>
        </Notice>
      )}
      <section aria-labelledby={`${form.id}-who`}>
        <Stack>
          <h2 id={`${form.id}-who`} ref={title} tabIndex={-1}>
            {text.who}
          </h2>
          {RANGE_WISHES.map((name) => (
            <WishRange key={name} name={name} least={stored.least_age} form={form} />
          ))}
          {LIST_WISHES.map((wish) => (
            <Stack key={wish.name} gap="xs">
              {wish.name === 'community' && (
                <CheckField {...form.field('any_caste')} label={text.anyCaste} />
              )}
              {(wish.name !== 'community' || !any_caste) && (
                <WishList
                  {...form.field(wish.name)}
                  community={community}
                  list={wish.list}
                  field={fieldOf(community, wish) ?? {}}
                  label={labelOf(community, wish)}
                  none={text.any}
                />
              )}
            </Stack>
          ))}
        </Stack>
      </section>
      <section aria-labelledby={`${form.id}-learn`}>
        <Stack>
          <h2 id={`${form.id}-learn`}>{text.learn}</h2>
          <CheckField {...form.field('shown')} label={text.shown} hint={text.shownHint} />
          {!shown && <CheckField {...form.field('told')} label={text.told} hint={text.toldHint} />}
        </Stack>
      </section>
      <Row>
        <SubmitButton submitting={form.submitting}>{text.save}</SubmitButton>
        {children}
      </Row>
    </Form>
  );
}

/** For the summary of faults. */
function labelsOf(community: Community): Record<string, string> {
  const text = preferencesText;
  return {
    ...Object.fromEntries(
      RANGE_WISHES.flatMap((name) => [
        [`from_${name}`, text.from[name]],
        [`to_${name}`, text.to[name]],
      ]),
    ),
    ...Object.fromEntries(LIST_WISHES.map((wish) => [wish.name, labelOf(community, wish)])),
    any_caste: text.anyCaste,
    shown: text.shown,
    told: text.told,
  };
}
