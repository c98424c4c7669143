import { LINK_WAYS, linkMemberBody, linkMemberPassword } from '@mala/contract/members/account.ts';
import { useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { memberPageText } from '../../i18n/en/member-page.ts';
import { call } from '../../lib/api.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { validateWith } from '../../lib/validate.ts';
import { Button } from '../../ui/button.tsx';
import { RadioField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import classes from './member.module.css';
import { useReloadMember } from './queries.ts';

const check = validateWith(linkMemberBody);

type Way = (typeof LINK_WAYS)[number];

/** Makes a link to a new password: mailed, or shown once to be read out or sent. */
export function PasswordLinkDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { acts } = memberPageText;
  const text = acts.link;
  const reload = useReloadMember(id);
  const [made, setMade] = useState<string | null>(null);
  const form = useForm<{ way: string; reason: string }>({
    initial: { way: 'read', reason: '' },
    validate: (values) => check(values),
    send: async ({ way, reason }) => {
      const body = { way: way as Way, reason };
      const { link } = await call(linkMemberPassword, { params: { id }, body });
      reload();
      setMade(link);
      if (link) return;
      showToast({ kind: 'success', title: acts.success, message: text.mailed });
      onClose();
    },
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      {made ? (
        <MadeLink link={made} onClose={onClose} />
      ) : (
        <>
          <p>{text.lead}</p>
          <ActForm form={form} labels={{ way: text.way }} submit={text.submit} onClose={onClose}>
            <RadioField
              {...form.field('way')}
              label={text.way}
              choices={LINK_WAYS.map((value) => ({ value, label: text.ways[value] }))}
            />
          </ActForm>
        </>
      )}
    </Dialog>
  );
}

function MadeLink({ link, onClose }: { link: string; onClose: () => void }) {
  const text = memberPageText.acts.link;
  const { said, copy } = useCopy(link, text);
  return (
    <>
      <p role="status">{text.shown}</p>
      <p className={classes.link} lang="en" translate="no">
        {link}
      </p>
      <Row>
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <Button look="outline" onClick={onClose}>
          {text.close}
        </Button>
        <span role="status">{said}</span>
      </Row>
    </>
  );
}
