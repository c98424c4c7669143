import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { useState } from 'react';
import { claimsText } from '../../i18n/en/claims.ts';
import { inMegabytes } from '../../lib/check-file.ts';
import { photoFault } from '../../lib/check-picture.ts';
import { FilePicker } from '../../ui/file-picker.tsx';

const MEGABYTES = inMegabytes(PHOTO_LIMITS.bytes);

/** Chooses the picture of a payment; one that cannot be sent is not taken. */
export function ScreenshotPicker({
  chosen,
  disabled,
  onChoose,
}: {
  chosen: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  const { form: text } = claimsText;
  const [fault, setFault] = useState<string | null>(null);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const found = photoFault(file);
    setFault(found && (found === 'tooLarge' ? text.tooLarge(MEGABYTES) : text.wrongKind));
    if (!found) onChoose(file);
  };
  return (
    <FilePicker
      label={chosen ? text.chooseAnother : text.choose}
      hint={text.hint(MEGABYTES)}
      accept={PHOTO_TYPES.join(',')}
      disabled={disabled}
      error={fault}
      onChoose={choose}
    />
  );
}
