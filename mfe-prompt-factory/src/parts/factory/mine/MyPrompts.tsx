import { useRoute, useShell } from '@ia/federation';
import { saveFile, useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { ArrowDown, ArrowLeft, Heart, Newspaper } from '@ia/shared-ui/icon';
import { Heading, Lead } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { useDeferredValue, useRef, useState } from 'react';
import { myPromptsTexts } from '../../../content/mine.ts';
import { matchesQuery } from '../../../rules/search.ts';
import { categoryStepAddress } from '../../../rules/wizard-address.ts';
import { type StoredAnswer, useAnswers } from '../../../state/answers.ts';
import { screenOnly } from '../print.styles.ts';
import { searchableText, toTextFile } from './exported-prompt.ts';
import { Footer, Intro, Rows, Tools } from './MyPrompts.styles.ts';
import { PrintedPrompts } from './PrintedPrompts.tsx';
import { PromptRow } from './PromptRow.tsx';

/** The prompts stored on this device: search, favourites, export and deletion. */
export function MyPrompts() {
  const shell = useShell();
  const { path } = useRoute();
  const canStore = useCanStoreOnDevice();
  const { answers, clear, restore, remove, setFavourite } = useAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erased, setErased] = useState<readonly StoredAnswer[]>([]);
  const [query, setQuery] = useState('');
  const [favouritesOnly, setFavouritesOnly] = useState(false);
  const deferredQuery = useDeferredValue(query).trim();
  const listed = answers.filter(
    (answer) => (!favouritesOnly || answer.favourite) && matchesQuery(deferredQuery, searchableText(answer)),
  );

  /** Move focus first: the pressed button will be unmounted. */
  const focusAndAnnounce = (message: string) => {
    heading.current?.focus();
    shell.announce(message);
  };
  const erase = (erasedAnswers: readonly StoredAnswer[], deleteStored: () => void) => {
    setErased(erasedAnswers);
    deleteStored();
    focusAndAnnounce(myPromptsTexts.erased(erasedAnswers.length));
  };
  const undo = () => {
    restore(erased);
    setErased([]);
    focusAndAnnounce(myPromptsTexts.undone);
  };
  const goToCategories = () => shell.navigate(categoryStepAddress(path), { stay: true });

  return (
    <>
      <Button variant="secondary" size="sm" iconStart={ArrowLeft} onClick={goToCategories} css={screenOnly}>
        {myPromptsTexts.back}
      </Button>
      <div css={screenOnly}>
        <Intro>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {myPromptsTexts.title}
          </Heading>
          <Lead>{`${myPromptsTexts.intro} ${myPromptsTexts.introFavourites}`}</Lead>
        </Intro>
        {!canStore && <Alert kind="warning">{myPromptsTexts.refused}</Alert>}
        {erased.length > 0 && (
          <Alert kind="info">
            <p>{myPromptsTexts.erased(erased.length)}</p>
            <Button variant="secondary" size="sm" onClick={undo}>
              {myPromptsTexts.undo}
            </Button>
          </Alert>
        )}
      </div>
      {answers.length === 0 ? (
        <div css={screenOnly}>
          <EmptyState action={<Button onClick={goToCategories}>{myPromptsTexts.start}</Button>}>
            {myPromptsTexts.empty}
          </EmptyState>
        </div>
      ) : (
        <>
          <Tools role="search">
            <TextField
              type="search"
              label={myPromptsTexts.search}
              hint={myPromptsTexts.searchHint}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
            />
            <Button
              variant="secondary"
              iconStart={Heart}
              aria-pressed={favouritesOnly}
              onClick={() => setFavouritesOnly(!favouritesOnly)}
            >
              {myPromptsTexts.onlyFavourites}
            </Button>
          </Tools>
          <p role="status" css={screenOnly}>
            {myPromptsTexts.shown(listed.length)}
          </p>
          <Rows>
            {listed.map((answer) => (
              <PromptRow
                key={answer.id}
                answer={answer}
                onFavourite={(favourite) => setFavourite(answer.id, favourite)}
                onErase={() => erase([answer], () => remove(answer.id))}
              />
            ))}
          </Rows>
          <Footer>
            <Button
              variant="secondary"
              iconStart={ArrowDown}
              onClick={() => {
                saveFile(myPromptsTexts.fileName, 'text/plain', toTextFile(listed, Date.now()));
                shell.announce(myPromptsTexts.saved);
              }}
            >
              {myPromptsTexts.save}
            </Button>
            <Button variant="secondary" iconStart={Newspaper} onClick={() => window.print()}>
              {myPromptsTexts.print}
            </Button>
            <Button variant="quiet" onClick={() => erase(answers, clear)}>
              {myPromptsTexts.eraseAll}
            </Button>
          </Footer>
          <PrintedPrompts answers={listed} />
        </>
      )}
    </>
  );
}
