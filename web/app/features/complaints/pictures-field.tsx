import { MOST_PICTURES } from '@mala/contract/complaints.ts';
import { PHOTO_LIMITS, PHOTO_TYPES } from '@mala/contract/photos/photo.ts';
import { useState } from 'react';
import { complaintsText } from '../../i18n/en/complaints.ts';
import { inMegabytes } from '../../lib/check-file.ts';
import { photoFault } from '../../lib/check-picture.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Row, Stack } from '../../ui/stack.tsx';

const MEGABYTES = inMegabytes(PHOTO_LIMITS.bytes);

/** The pictures of a complaint; those that cannot be sent are not taken. */
export function PicturesField({
  pictures,
  disabled,
  onChange,
}: {
  pictures: readonly File[];
  disabled: boolean;
  onChange: (pictures: readonly File[]) => void;
}) {
  const { report: text } = complaintsText;
  const [fault, setFault] = useState<string | null>(null);
  const choose = (files: readonly File[]) => {
    const found = files.map(photoFault).find((one) => one);
    const all = [...pictures, ...files];
    if (found) setFault(found === 'tooLarge' ? text.tooLarge(MEGABYTES) : text.wrongKind);
    else if (all.length > MOST_PICTURES) setFault(text.tooMany(MOST_PICTURES));
    else {
      setFault(null);
      onChange(all);
    }
  };
  return (
    <Stack gap="xs">
      {pictures.map((file) => (
        <Row key={`${file.name} ${file.size}`} gap="xs">
          <bdi translate="no">{file.name}</bdi>
          <CloseButton
            aria-label={text.remove(file.name)}
            onClick={() => onChange(pictures.filter((one) => one !== file))}
          />
        </Row>
      ))}
      <FilePicker
        label={text.add}
        hint={text.hint(MOST_PICTURES, MEGABYTES)}
        accept={PHOTO_TYPES.join(',')}
        many
        disabled={disabled || pictures.length >= MOST_PICTURES}
        error={fault}
        onChoose={choose}
      />
    </Stack>
  );
}
