import { useShell } from '@ia/federation';
import { parseRichText } from '@ia/shared-services/rich-text';
import { TermText } from '@ia/shared-ui/text';

/** Renders lesson text with strong emphasis and links to the page's glossary. */
export function RichText({ children }: { children: string }) {
  const shell = useShell();
  return <TermText pieces={parseRichText(children)} hrefOf={(id) => shell.href(`#glossario-${id}`)} />;
}
