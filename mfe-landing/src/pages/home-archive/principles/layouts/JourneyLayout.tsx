import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { Path, Stop, TextBlock } from './JourneyLayout.styles.ts';

/** V4 «A Jornada»: principles as stops along a road. */
export function JourneyLayout({ principles }: { principles: readonly PrincipleView[] }) {
  return (
    <Path>
      {principles.map((principle) => (
        <Stop key={principle.id}>
          <PrincipleArt principle={principle} />
          <TextBlock>
            <h3>{principle.title}</h3>
            <p>{principle.description}</p>
            <PrincipleActions principle={principle} />
          </TextBlock>
        </Stop>
      ))}
    </Path>
  );
}
