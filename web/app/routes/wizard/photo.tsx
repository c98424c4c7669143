import { useForm } from '../../components/form/use-form.ts';
import { HomePhotoBox, PhotoPanel } from '../../features/photos/photo-panel.tsx';
import { finishPhotoStep } from '../../features/photos/queries.ts';
import { StepButtons, StepTitle } from '../../features/profiles/step-layout.tsx';
import { useStepNavigation } from '../../features/profiles/use-step-navigation.ts';
import { wizardText } from '../../i18n/en/wizard.ts';
import { useMember } from '../../lib/session/session.ts';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/stack.tsx';

/** Next marks the step complete, with or without photos. */
export default function PhotoStep() {
  const { next } = wizardText;
  const { me } = useMember();
  const way = useStepNavigation('photo');
  const form = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      await finishPhotoStep(me.user_id);
      await way.goOn();
    },
  });
  return (
    <Stack>
      <StepTitle step="photo" mid={me.mid} />
      <PhotoPanel userId={me.user_id} />
      <HomePhotoBox userId={me.user_id} allowed={me.home_photo} />
      <Form form={form} labels={{}}>
        <StepButtons submitting={form.submitting} backTo={way.backTo}>
          {next}
        </StepButtons>
      </Form>
    </Stack>
  );
}
