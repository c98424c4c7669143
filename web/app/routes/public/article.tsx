import { PageTitle } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './article.module.css';

interface ArticleSection {
  /** its anchor in the URL */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** ends with the grievance officer's contact */
  contact?: boolean;
  /** below the points and the contact */
  after?: readonly string[];
}

export interface ArticleText {
  title: string;
  contents: string;
  /** in a translation: which version governs */
  governs: string | null;
  /** in place of the name of a contact without one */
  office: string;
  sections: readonly ArticleSection[];
}

export interface Contact {
  name: string | null;
  email: string;
}

function Section({
  section,
  contact,
}: {
  section: ArticleSection;
  contact: { name: string; email: string };
}) {
  const { id, title, paragraphs, points, after = [] } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.section}>
      <Stack gap="xs">
        <h2 id={`${id}-title`}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul className={`points ${classes.points}`}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {section.contact && (
          <address className={classes.contact}>
            <span>{contact.name}</span>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
        )}
        {after.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </section>
  );
}

/** A text page: title, version, table of contents and sections. */
export function Article({
  text,
  version,
  contact,
}: {
  text: ArticleText;
  version: string;
  contact: Contact;
}) {
  const name = contact.name ?? text.office;
  return (
    <Stack gap="lg" className="measure">
      <div>
        <PageTitle title={text.title} />
        {text.governs && <p>{text.governs}</p>}
        <p>{version}</p>
      </div>
      <nav aria-label={text.contents}>
        <h2 className={classes.contents}>{text.contents}</h2>
        <ol className={`points ${classes.list}`}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a className={classes.anchor} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map((section) => (
        <Section key={section.id} section={section} contact={{ ...contact, name }} />
      ))}
    </Stack>
  );
}
