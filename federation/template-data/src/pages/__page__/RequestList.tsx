import { useShell } from '@ia/federation';
import type { Backend } from '@ia/shared-services/backend';
import type { Resource } from '@ia/shared-services/resource';
import { Button } from '@ia/shared-ui/button';
import { t } from '../../content/__page__.ts';
import { eraseRequest, type Request } from '../../data/requests-query.ts';

interface RequestListProps {
  backend: Backend;
  requests: Resource<Request[]>;
}

/** The requests that this visitor sent with the form of the page, each with a button that erases it. */
export function RequestList({ backend, requests }: RequestListProps) {
  const { notify, report } = useShell();
  const { list } = t;
  if (requests.status === 'loading') return <p role="status">{list.loading}</p>;
  if (requests.status === 'error') {
    return (
      <>
        <p>{list.failed}</p>
        <Button onClick={requests.refresh}>{list.retry}</Button>
      </>
    );
  }
  async function erase(id: string) {
    try {
      await eraseRequest(backend, id);
      notify({ kind: 'success', message: list.erased });
      // The focused button disappears with its request, so the focus moves to the heading.
      const title = document.querySelector<HTMLElement>('#pedidos h2');
      if (title) title.tabIndex = -1;
      title?.focus();
      await requests.refresh();
    } catch (error) {
      report(error);
      notify({ kind: 'error', message: list.notErased });
    }
  }
  if (requests.data.length === 0) return <p>{list.none}</p>;
  return (
    <ul css={{ display: 'grid', gap: '1rem' }}>
      {requests.data.map(({ id, text }) => (
        <li key={id}>
          <p>{text}</p>
          <Button variant="secondary" onClick={() => erase(id)}>
            {list.erase(text)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
