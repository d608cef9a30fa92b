//! A connection that is given up when the other end does not read.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep},
};

/// A connection that is given up when the other end does not read.
#[derive(Debug)]
pub(crate) struct Progress<T> {
    inner: T,
    patience: Duration,
    /// Runs while something waits to be written.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<T> Progress<T> {
    pub(crate) const fn new(inner: T, patience: Duration) -> Self {
        Self { inner, patience, deadline: None }
    }

    /// What has come of writing, unless nothing has come of it for too long.
    fn judge<R>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<R>>) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let patience = self.patience;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(patience)));
        if deadline.as_mut().poll(cx).is_pending() {
            return Poll::Pending;
        }
        metrics::counter!("howlcrown_stalled_connections_total").increment(1);
        // Asked again, it fails at once: the other end has had its time.
        deadline.as_mut().reset(Instant::now());
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Progress<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, buf)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Progress<T> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write(cx, buf);
        self.judge(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.inner).poll_write_vectored(cx, bufs);
        self.judge(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test]
    async fn a_reader_who_stops_reading_is_given_up_and_a_slow_one_is_not() {
        tokio::time::pause();
        let (near, mut far) = duplex(10);
        let mut near = Progress::new(near, Duration::from_secs(30));
        let slow = async {
            let mut byte = [0];
            for _ in 0..20 {
                tokio::time::advance(Duration::from_secs(25)).await;
                far.read_exact(&mut byte).await.unwrap();
            }
        };
        let (written, ()) = tokio::join!(near.write_all(&[7; 30]), slow);
        written.unwrap();
        let stuck = near.write_all(&[7; 30]).await.unwrap_err();
        assert_eq!(stuck.kind(), io::ErrorKind::TimedOut);
    }
}
