import type { Post } from 'vitrine/engine';

/** Posts that stand on top, larger than the others. */
const featured = 2;

/** All posts, the newest first. BlogIndex.script.ts filters them by tag and cuts the list into pages. */
export default function BlogIndex({
  posts,
  tags,
}: {
  posts: Post[];
  tags: string[] | null;
}) {
  const used = (tags ?? []).filter((tag) =>
    posts.some((post) => post.tags?.includes(tag)),
  );
  return (
    <div className="blog ui">
      <div className="blog-tags scripted" role="group" aria-label="Tags">
        {used.map((tag) => (
          <button
            key={tag}
            type="button"
            className="chip"
            aria-pressed="false"
            data-tag={tag}
          >
            {tag}
            <span className="label">
              {posts.filter((post) => post.tags?.includes(tag)).length}
            </span>
          </button>
        ))}
      </div>
      <p className="vh" role="status" />
      <ul className="blog-posts">
        {posts.map((post, index) => (
          <li
            key={post.path}
            className={index < featured ? 'blog-post featured' : 'blog-post'}
            data-tags={JSON.stringify(post.tags ?? [])}
          >
            <article aria-labelledby={`post-${index}`}>
              <p className="label">{(post.tags ?? []).join(' · ')}</p>
              <h2 id={`post-${index}`}>
                <a href={post.path}>{post.title}</a>
              </h2>
              <p className="blog-about">{post.description}</p>
              <p className="label">
                <time dateTime={post.date}>{post.day}</time>
                {' · '}
                {(post.authors ?? []).map(({ name }) => name).join(', ')}
                {' · '}
                {post.minutes} min
              </p>
            </article>
          </li>
        ))}
      </ul>
      <nav className="blog-pages scripted" aria-label="Pages of the list" hidden />
      <p className="blog-feeds">
        <a href="/blog/rss.xml">RSS</a> <a href="/blog/atom.xml">Atom</a>
      </p>
    </div>
  );
}
