import { type DayRange, figuresCsv, insightsFile, type NamedFigure } from '@portal/rules';
import { Panel } from '@portal/ui';
import { CsvButton } from './csv-button';
import { FigureTable } from './figure-table';
import { texts } from './texts';
import { useFigureWords } from './use-figure-words';

const { columns } = texts;

interface ComparedPanelProps {
  readonly title: string;
  readonly hint: string;
  /** Begins the name of the file. */
  readonly part: string;
  readonly range: DayRange;
  readonly figures: readonly NamedFigure[];
}

/** Figures next to those of the days before. */
export function ComparedPanel({ title, hint, part, range, figures }: ComparedPanelProps) {
  const words = useFigureWords();
  return (
    <Panel
      title={title}
      hint={hint}
      action={
        <CsvButton of={title} file={insightsFile(part, range)} text={() => figuresCsv(figures)} />
      }
    >
      <FigureTable
        label={title}
        columns={[columns.figure, columns.now, columns.before, columns.change]}
        rows={figures.map((figure) => ({
          key: figure.name,
          name: figure.name,
          cells: [
            words.value(figure.now, figure.unit),
            words.value(figure.before, figure.unit),
            words.change(figure),
          ],
        }))}
      />
    </Panel>
  );
}
