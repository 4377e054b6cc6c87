import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { AzulejoFrame } from '@ia/shared-ui/azulejo-frame';
import { paperOf } from '@ia/shared-ui/tokens';
import type { CSSProperties } from 'react';
import { topics } from '../../content/declaration/topics.ts';
import { declaration } from '../../content/declaration/words.ts';
import type { Course } from '../../content/schema.ts';
import { lasts } from '../../content/words.ts';
import { namePoints } from '../../rules/name-points.ts';
import { panelOwn } from '../../rules/panel-own.ts';
import { today } from '../../rules/today.ts';
import { Contents } from './Contents.tsx';
import type { DeclaredCourse } from './courses.ts';
import {
  Columns,
  Declared,
  Facts,
  Foot,
  Frame,
  Lines,
  Name,
  NamePlace,
  Note,
  Sheet,
  SheetPart,
  Strip,
} from './DeclarationSheet.styles.ts';

interface DeclarationSheetProps {
  course: DeclaredCourse;
  lessons: Course;
  finishedOn?: string;
  /** Empty: a line to write it by hand. */
  name: string;
  /** Whether paper is for this sheet now. */
  printed: boolean;
}

const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => long.format(new Date(date));

/** One A4 sheet on its side, framed by a panel of tiles and alone on paper: who, which course, what was learned, and what such a sheet is worth. */
export function DeclarationSheet({ course, lessons, finishedOn, name, printed }: DeclarationSheetProps) {
  const shell = useShell();
  const { sheet } = declaration;
  const address = shell.address(course.step.to);
  const panel = { room: course.id, own: panelOwn(course.id, name) };
  const facts = [
    [sheet.duration, lasts(course.step.minutes ?? 0)],
    ...(finishedOn ? [[sheet.finishedOn, day(finishedOn)]] : []),
    [sheet.printedOn, day(today())],
    [sheet.medal, lessons.medal.name],
  ];
  return (
    <Sheet {...(printed && PRINTING.only)} aria-label={declaration.preview}>
      {printed && <Global styles={paperOf('A4 landscape', '5.5mm 4mm')} />}
      <Strip>
        <AzulejoFrame {...panel} columns={10} rows={1} />
      </Strip>
      <Frame>
        <AzulejoFrame {...panel} columns={16} rows={11} />
      </Frame>
      <Declared>
        <AzulejoBadge motif="star" size="45mm" />
        <div>
          <p>{sheet.programme}</p>
          <h2>{sheet.heading}</h2>
          {name ? (
            <Name style={{ '--points': namePoints(name) } as CSSProperties}>
              <bdi>{name}</bdi>
            </Name>
          ) : (
            <NamePlace>{sheet.namePlace}</NamePlace>
          )}
          <p data-course>
            {sheet.declares} <strong>«{course.step.title}»</strong>
          </p>
        </div>
      </Declared>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Columns>
        <div>
          <SheetPart>
            <h3>{sheet.aims}</h3>
            <Lines>
              {lessons.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </Lines>
          </SheetPart>
          {course.forStaff && (
            <Note>
              <h3>{sheet.staff.title}</h3>
              <p>{sheet.staff.text}</p>
            </Note>
          )}
        </div>
        <div>
          <SheetPart>
            <h3>{sheet.contents}</h3>
            <Contents topics={topics} course={lessons} />
          </SheetPart>
          <Note>
            <h3>{sheet.limits}</h3>
            <p>{sheet.limitsText}</p>
          </Note>
        </div>
      </Columns>
      <Foot>
        <p data-line>{sheet.signature}</p>
        <p>
          {shell.links.entity.name}
          {address && (
            <>
              <br />
              {sheet.course} {address}
            </>
          )}
        </p>
      </Foot>
    </Sheet>
  );
}
