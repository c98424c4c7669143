import { PageTitle } from './page-title.tsx';
import { Stack } from './stack.tsx';

export interface ArticleText {
  title: string;
  /** below the title: which version this is */
  version: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** A page to read: a title, and sections of paragraphs. */
export function Article({ text }: { text: ArticleText }) {
  return (
    <Stack gap="lg" className="measure">
      <div>
        <PageTitle title={text.title} />
        <p>{text.version}</p>
      </div>
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <Stack gap="xs">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
