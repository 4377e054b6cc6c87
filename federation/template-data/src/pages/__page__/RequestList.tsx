import { useShell } from '@ia/federation';
import type { Backend } from '@ia/shared-services/backend';
import type { Resource } from '@ia/shared-services/resource';
import { Button } from '@ia/shared-ui/button';
import { words } from '../../content/__page__.ts';
import { eraseRequest, type Request } from '../../data/requests-query.ts';

interface RequestListProps {
  backend: Backend;
  requests: Resource<Request[]>;
}

export function RequestList({ backend, requests }: RequestListProps) {
  const { notify, report } = useShell();
  const { list } = words;
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
      // The button that had the focus goes with its request.
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
