import { Spinner } from '@ia/shared-ui/spinner';
import { Tabs } from '@ia/shared-ui/tabs';
import type { ComponentType } from 'react';
import {
  type PrincipleLayoutId,
  principleLayouts,
  principlesSection as t,
} from '../../../content/archive/principles.ts';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { FocusLayout } from './layouts/FocusLayout.tsx';
import { GridLayout } from './layouts/GridLayout.tsx';
import { JourneyLayout } from './layouts/JourneyLayout.tsx';
import { SlidesLayout } from './layouts/SlidesLayout.tsx';
import { PrinciplesFailed } from './PrinciplesFailed.tsx';
import { LoadingPlaceholder } from './PrinciplesSection.styles.ts';
import { type PrincipleView, useAgreement } from './use-agreement.ts';

const LAYOUTS: Record<PrincipleLayoutId, ComponentType<{ principles: readonly PrincipleView[] }>> = {
  v1: FocusLayout,
  v2: GridLayout,
  v3: SlidesLayout,
  v4: JourneyLayout,
  v5: DashboardLayout,
};

/** The principles of the manifesto, with vote buttons, in five layouts that the visitor selects as tabs. */
export function PrinciplesBoard() {
  const state = useAgreement();
  if (state.status === 'loading') {
    return (
      <LoadingPlaceholder>
        <Spinner label={t.loading} />
      </LoadingPlaceholder>
    );
  }
  if (state.status === 'error') {
    return <PrinciplesFailed onRetry={state.retry} />;
  }
  const items = principleLayouts.map(({ id, label, short }) => {
    const Layout = LAYOUTS[id];
    return { id, label: `${short} ${label}`, content: <Layout principles={state.principles} /> };
  });
  return <Tabs label={t.switchLabel} items={items} />;
}
