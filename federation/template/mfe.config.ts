import { defineMfe } from '@ia/federation/config';

// Declaration of this app. Its build and its entry in the site's registry derive from it.
export default defineMfe({
  name: '__name__',
  owner: '__owner__',
  routes: [
    {
      path: '__route__',
      page: './src/pages/__page__',
      title: '__title__',
      description: 'Uma secção nova do site IA para Todos.',
      updated: '__today__',
      theme: 'green',
      menu: { label: '__title__', order: 8 },
    },
  ],
  // Maximum size of one route's own scripts, in bytes after brotli. Publishing fails above it.
  budget: { js: 60_000 },
});
