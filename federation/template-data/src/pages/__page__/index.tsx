import { definePage, useShell } from '@ia/federation';
import type { Backend } from '@ia/shared-services/backend';
import { useResource } from '@ia/shared-services/resource';
import { useBackend } from '@ia/shared-services/use-backend';
import { Section } from '@ia/shared-ui/section';
import { t } from '../../content/__page__.ts';
import { loadRequests } from '../../data/requests-query.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestList } from './RequestList.tsx';

/** Sample content of an app with its own table: the visitor sends requests, and sees and erases them. */
function Requests({ backend }: { backend: Backend }) {
  const { report } = useShell();
  const requests = useResource('__name__ requests', () =>
    loadRequests(backend).catch((error: unknown) => {
      report(error);
      throw error;
    }),
  );
  return (
    <>
      <Section id="pedir" title={t.form.title}>
        <RequestForm backend={backend} onSent={requests.refresh} />
      </Section>
      <Section id="pedidos" title={t.list.title}>
        <RequestList backend={backend} requests={requests} />
      </Section>
    </>
  );
}

/** One `h1`, and a section with a heading for each anchor. The shell renders header, footer and menu. */
function X__page__() {
  const backend = useBackend();
  return (
    <>
      <Section level={1} title={t.title} intro={t.lead} />
      {backend ? <Requests backend={backend} /> : <Section title={t.list.title} intro={t.list.absent} />}
    </>
  );
}

export default definePage(X__page__);
