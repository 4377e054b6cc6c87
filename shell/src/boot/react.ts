/** The largest part of what the shell brings, in a file of its own (`src/main.tsx`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
