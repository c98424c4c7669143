import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageRouter, PageRouter } from './page-router.tsx';

const router = createPageRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageRouter router={router} />
    </StrictMode>,
  );
});
