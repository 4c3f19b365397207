import type { Post } from 'vitrine/engine';

/** All posts, the newest first. */
export default function Posts({ posts }: { posts: Post[] }) {
  return (
    <div className="prose ui">
      <ul>
        {posts.map((post) => (
          <li key={post.path}>
            <a href={post.path}>{post.title}</a>,{' '}
            <time dateTime={post.date}>{post.day}</time>: {post.description}
          </li>
        ))}
      </ul>
    </div>
  );
}
