import { definePage, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { t } from '../../content/__page__.ts';

/** One `h1`, and a section with a heading for each anchor. The shell renders header, footer and menu. */
function X__page__() {
  const shell = useShell();
  const { first } = t;
  return (
    <>
      <Section level={1} title={t.title} intro={t.lead} />
      <Section id="comecar" title={first.title} intro={first.text}>
        <Button onClick={() => shell.notify({ kind: 'success', message: first.greeted })}>
          {first.greet}
        </Button>
      </Section>
    </>
  );
}

export default definePage(X__page__);
