import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { AzulejoFrame } from '@ia/shared-ui/azulejo-frame';
import { paperOf } from '@ia/shared-ui/tokens';
import type { CSSProperties } from 'react';
import { courseBadges } from '../../content/course-badges.ts';
import { declaration } from '../../content/declaration/text.ts';
import { topics } from '../../content/declaration/topics.ts';
import type { Course } from '../../content/schema.ts';
import { durationText } from '../../content/text.ts';
import type { ClosingAnswers } from '../../rules/closing-answers.ts';
import { nameFontSize } from '../../rules/name-font-size.ts';
import { today } from '../../rules/today.ts';
import { visitorSeed } from '../../rules/visitor-seed.ts';
import { Contents } from './Contents.tsx';
import type { DeclaredCourse } from './courses.ts';
import {
  Columns,
  Facts,
  Foot,
  Frame,
  Name,
  NameLine,
  Note,
  Recipient,
  Sheet,
  SheetPart,
  SkillList,
  Strip,
} from './DeclarationSheet.styles.ts';

interface DeclarationSheetProps {
  course: DeclaredCourse;
  /** The loaded course, for its skills, medal and blocks. */
  lessons: Course;
  answers: Pick<ClosingAnswers<unknown>, 'total' | 'answered' | 'correct'>;
  /** 'YYYY-MM-DD'. */
  finishedOn?: string;
  /** Empty to write the name by hand on a blank line. */
  name: string;
  /** True when printing the page prints this sheet. False while the colouring sheet is printed. */
  printed: boolean;
}

const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (date: string) => dateFormat.format(new Date(date));

/**
 * One landscape A4 sheet with a tile frame, printed alone: recipient, course, skills, and the limits of the
 * declaration.
 */
export function DeclarationSheet({
  course,
  lessons,
  answers,
  finishedOn,
  name,
  printed,
}: DeclarationSheetProps) {
  const shell = useShell();
  const { sheet } = declaration;
  const address = shell.address(course.step.to);
  // Seeds of the tile frame: the course decides the edges of the tiles, the name decides their centres.
  const panel = { panelSeed: course.id, tileSeed: visitorSeed(course.id, name) };
  const printedOn = today();
  const facts = [
    [sheet.duration, durationText(course.step.minutes ?? 0)],
    ...(finishedOn === printedOn
      ? [[sheet.finishedAndPrintedOn, formatDay(printedOn)]]
      : [
          ...(finishedOn ? [[sheet.finishedOn, formatDay(finishedOn)]] : []),
          [sheet.printedOn, formatDay(printedOn)],
        ]),
    [sheet.medal, lessons.medal.name],
    [sheet.questions, sheet.answered(answers.answered, answers.total, answers.correct)],
  ];
  const badge = courseBadges[course.step.to];
  return (
    <Sheet {...(printed && PRINTING.only)} data-theme={badge?.theme} aria-label={declaration.preview}>
      {printed && <Global styles={paperOf('A4 landscape', '7mm 5mm')} />}
      <Strip>
        <AzulejoFrame {...panel} columns={10} rows={1} />
      </Strip>
      <Frame>
        <AzulejoFrame {...panel} columns={22} rows={15} />
      </Frame>
      <Recipient>
        <AzulejoBadge motif={badge?.motif ?? 'star'} size="45mm" />
        <div>
          <p>{sheet.programme}</p>
          <h2>{sheet.heading}</h2>
          {name ? (
            <Name style={{ '--points': nameFontSize(name) } as CSSProperties}>
              <bdi>{name}</bdi>
            </Name>
          ) : (
            <NameLine>{sheet.nameLine}</NameLine>
          )}
          <p data-course>
            {sheet.declares} <strong>«{course.step.title}»</strong>
          </p>
        </div>
      </Recipient>
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
            <SkillList>
              {lessons.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </SkillList>
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
