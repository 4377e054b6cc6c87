import styled from '@emotion/styled';
import type { NewsSummary } from '@ia/shared-services/ai';
import type { Principle } from '@ia/shared-services/principles';
import { splitStatistic } from '@ia/shared-services/principles';
import { useInViewOnce } from '@ia/shared-ui/hooks';
import { Icon, Newspaper, Sparkles } from '@ia/shared-ui/icon';
import { Tag } from '@ia/shared-ui/tag';
import { Small, TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { news as t } from '../../../content/news.ts';
import { formatDate } from '../../../rules/dates.ts';
import { useNews } from './use-news.ts';

/** News of the last year about a principle. Loads once, when half of the block is visible. */
export function NewsBlock({ principle }: { principle: Principle }) {
  const [block, isVisible] = useInViewOnce<HTMLElement>({ threshold: 0.5 });
  const newsState = useNews(principle, isVisible);
  const id = `noticias-${principle.id}`;
  return (
    <Box ref={block} aria-labelledby={id} aria-busy={newsState.state === 'loading'}>
      <Title id={id}>
        <Icon icon={Newspaper} /> {t.title}
      </Title>
      <div role="status">
        {(newsState.state === 'loading' || newsState.state === 'waiting') && <p>{t.loading}</p>}
        {newsState.state === 'failed' && <FailureText>{newsState.message}</FailureText>}
        {newsState.state === 'ready' && <News news={newsState.news} />}
      </div>
    </Box>
  );
}

function News({ news }: { news: NewsSummary }) {
  const { figure, rest } = splitStatistic(news.keyStatistic);
  return (
    <>
      <Tag tone="accent" icon={Sparkles}>
        {t.label}
      </Tag>
      {news.questionTitle && <Question>{news.questionTitle}</Question>}
      {news.statementHeadline && <p>{news.statementHeadline}</p>}
      {news.keyStatistic && (
        <Statistic>
          {figure && <strong>{figure} </strong>}
          {rest}
        </Statistic>
      )}
      <ul>
        {news.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {news.sources.length > 0 && (
        <p>
          {t.sources}:{' '}
          {news.sources.map(({ uri, title }, index) => (
            <span key={uri}>
              {index > 0 && '; '}
              <TextLink href={uri} newTab rel="noopener noreferrer nofollow">
                {title}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <Small>
        {t.asOf(formatDate(news.fetchedAt))} {t.caution}
      </Small>
    </>
  );
}

const Box = styled.section({
  background: token.color.tint,
  borderRadius: token.radius.md,
  padding: token.space[5],
  minBlockSize: '9rem',
  '& ul': { paddingInlineStart: token.space[5], marginBlock: token.space[3] },
  '& li + li': { marginBlockStart: token.space[2] },
});

const Title = styled.h4({ fontSize: token.size.lg, marginBlockEnd: token.space[3] });
const Question = styled.h5({ fontSize: token.size.md, fontWeight: 650, marginBlock: token.space[3] });
const FailureText = styled.p({ color: token.color.danger });
const Statistic = styled.p({
  marginBlock: token.space[3],
  '& strong': { fontFamily: token.font.display, fontSize: token.size.h3, color: token.color.accent },
});
