import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Marriage } from '@mala/contract/marriages.ts';
import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { useId, useState } from 'react';
import { useLeaveQuestion } from '../../components/form/use-leave-question.ts';
import { marriagesText } from '../../i18n/en/marriages.ts';
import { shellText } from '../../i18n/en/shell.ts';
import { inMegabytes } from '../../lib/check-file.ts';
import { photoFault } from '../../lib/check-picture.ts';
import { RadioField } from '../../ui/choice-field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFileAddress } from '../../ui/use-file-address.ts';
import classes from './marriage-list.module.css';
import { useMarriageForm } from './use-marriage-form.ts';

const MEGABYTES = inMegabytes(PHOTO_LIMITS.bytes);

/** Adds a marriage photo with its caption (specification, section 2, Admin marriage photo upload). */
export function MarriageForm({
  domains,
  own,
  onDone,
}: {
  domains: readonly Domain[];
  own: Domain;
  onDone: (list: Marriage[]) => void;
}) {
  const text = marriagesText;
  const { siteName } = shellText;
  const { form, share } = useMarriageForm(own, onDone);
  const [fault, setFault] = useState<string | null>(null);
  const title = useId();
  const { photo, caption } = form.values;
  useLeaveQuestion(form.submitting, text.leave);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const found = photoFault(file);
    setFault(found && (found === 'tooLarge' ? text.tooLarge(MEGABYTES) : text.wrongKind));
    // a refused file keeps the earlier choice
    if (!found) form.set('photo', file);
  };
  return (
    <section aria-labelledby={title} className="measure">
      <Stack gap="sm">
        <h2 id={title}>{text.addTitle}</h2>
        <Form
          form={form}
          labels={{ photo: text.photo, domain: text.community, caption: text.caption }}
        >
          {photo && <ChosenPhoto file={photo} share={form.submitting ? share : null} />}
          <FilePicker
            id={form.field('photo').id}
            label={photo ? text.chooseAnother : text.choose}
            hint={text.hint(MEGABYTES)}
            accept={PHOTO_TYPES.join(',')}
            disabled={form.submitting}
            error={fault ?? form.errors.photo ?? null}
            onChoose={choose}
          />
          <RadioField
            {...form.field('domain')}
            label={text.community}
            choices={domains.map((domain) => ({ value: domain, label: siteName[domain] }))}
          />
          <TextField
            {...form.field('caption')}
            label={text.caption}
            hint={text.captionHint}
            maxLength={120}
            autoComplete="off"
          />
          <SubmitButton
            submitting={form.submitting}
            busyLabel={text.loading}
            disabled={!photo || caption.trim() === ''}
          >
            {text.upload}
          </SubmitButton>
        </Form>
      </Stack>
    </section>
  );
}

/** Preview of the chosen photo with its upload progress; `share` is null while it waits. */
function ChosenPhoto({ file, share }: { file: File; share: number | null }) {
  const text = marriagesText;
  const preview = useFileAddress(file);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={classes.chosen}>
      <div className={classes.frame}>
        {preview && <img className="photo whole" src={preview} alt={text.chosen} />}
      </div>
      <p>
        <bdi translate="no">{file.name}</bdi>
      </p>
      {percent !== null && (
        <>
          <progress max={100} value={percent} aria-label={file.name} />
          <p aria-live="polite">{percent < 100 ? text.progress(percent) : text.working}</p>
        </>
      )}
    </div>
  );
}
