import { definePage, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { words } from '../../content/__page__.ts';

/** One `h1`, and a section with a heading for each anchor. Header, footer and menu are the shell's. */
function X__page__() {
  const shell = useShell();
  const { first } = words;
  return (
    <>
      <Section level={1} title={words.title} intro={words.lead} />
      <Section id="comecar" title={first.title} intro={first.text}>
        <Button onClick={() => shell.notify({ kind: 'success', message: first.greeted })}>
          {first.greet}
        </Button>
      </Section>
    </>
  );
}

export default definePage(X__page__);
