import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { PageProps, ShellApi } from './shell-api.ts';

// Created inside each app's own bundle, so it never crosses the border between shell and remote.
const ShellContext = createContext<ShellApi | null>(null);

export function ShellProvider({ shell, children }: PageProps & { children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The shell this page runs in. Throws outside of a page made with {@link definePage}. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useShell() was called outside of a page, so there is no shell to talk to. ' +
        'Export the page with `export default definePage(YourPage)`, or wrap it in <ShellProvider shell={fakeShell()}> in a test.',
    );
  }
  return shell;
}

/** Turns a component into a page module's default export: `export default definePage(CoursePage)`. */
export function definePage(Content: ComponentType): ComponentType<PageProps> {
  function Page({ shell }: PageProps) {
    return (
      <ShellProvider shell={shell}>
        <Content />
      </ShellProvider>
    );
  }
  Page.displayName = `Page(${Content.displayName ?? Content.name})`;
  return Page;
}
