import { Button } from '@ia/shared-ui/button';
import { focusBack, useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { t } from '../content/chrome.ts';

const load = () => import('./PreferencesPanel.tsx');

/** The preferences panel, loaded when it is opened: most visits do not open it. */
export function LazyPanel({ announce }: { announce: (message: string) => void }) {
  const panel = useModule(load, true);
  if (panel.status === 'ready') return <panel.module.default announce={announce} />;
  if (panel.status === 'failed')
    return (
      <>
        <p role="alert">{t.preferencesFailed}</p>
        <Button
          onClick={({ currentTarget }) => {
            focusBack(currentTarget);
            panel.retry();
          }}
        >
          {t.retry}
        </Button>
      </>
    );
  return <Spinner label={t.loadingPreferences} />;
}
