import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useForm } from '../../app/components/form/use-form.ts';
import { KitText } from '../../app/components/frame/kit-text.tsx';
import { Form, SubmitButton } from '../../app/ui/form.tsx';
import { button } from '../form.ts';

const { promise: checks, resolve: arrive } = Promise.withResolvers<Record<string, string>>();

function Late() {
  const form = useForm({ initial: {}, validate: () => checks, send: async () => {} });
  return (
    <KitText>
      <Form form={form} labels={{}}>
        <SubmitButton submitting={form.submitting}>Register</SubmitButton>
      </Form>
    </KitText>
  );
}

test('a button says that it works while the checks of its form are fetched', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Late }])} />);
  await button('Register').click();
  await expect.element(button('Submitting...')).toBeVisible();
  arrive({ name: 'Required' });
  await expect.element(button('Register')).toBeVisible();
  root.unmount();
});
