import { useShell } from '@ia/federation';
import { parse } from '@ia/shared-services/rich-text';
import { TermText } from '@ia/shared-ui/text';

/** A sentence of a lesson, with its strong words and its links to the glossary of the page. */
export function RichText({ children }: { children: string }) {
  const shell = useShell();
  return <TermText pieces={parse(children)} hrefOf={(id) => shell.href(`#glossario-${id}`)} />;
}
