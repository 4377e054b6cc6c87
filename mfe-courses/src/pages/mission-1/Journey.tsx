import styled from '@emotion/styled';
import { ScoreBox } from '@ia/shared-ui/score-box';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Mission } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { Aside } from '../../parts/course/Sidebar.styles.ts';

const Feed = styled.ul({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInlineStart: token.space[3],
    borderInlineStart: `3px solid ${token.color.accentDeco}`,
    lineHeight: 1.45,
  },
});

/** 'A Minha Jornada': fixed sample values from the specification, labelled as samples. */
export function Journey({ journey }: { journey: Mission['journey'] }) {
  return (
    <Aside aria-labelledby="jornada-titulo">
      <h3 id="jornada-titulo">{journey.title}</h3>
      <ScoreBox label={t.mission.journeyPoints} value={journey.points} announced={false} />
      <p>
        <strong>{journey.level}</strong>
      </p>
      <div css={{ display: 'grid', gap: token.space[3] }}>
        <h4 css={{ margin: 0, fontSize: token.size.md }}>{t.mission.activities}</h4>
        {/* Safari removes the list role from a list with `list-style: none`. */}
        <Feed role="list">
          {journey.activities.map(({ text, when }) => (
            <li key={text}>
              {text}
              <Small>{when}</Small>
            </li>
          ))}
        </Feed>
      </div>
      <Small>{journey.note}</Small>
    </Aside>
  );
}
