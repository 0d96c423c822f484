/*
 * A slow disk for one process. Each flush takes FLUSH_MS milliseconds longer: fsync, fdatasync, msync with
 * MS_SYNC, and each write to a file that was opened with O_SYNC or O_DSYNC. Loaded by LD_PRELOAD.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static struct timespec delay;

__attribute__((constructor)) static void read_delay(void) {
  const char *text = getenv("FLUSH_MS");
  double ms = text ? atof(text) : 0;
  delay.tv_sec = (time_t)(ms / 1000);
  delay.tv_nsec = (long)((ms - delay.tv_sec * 1000.0) * 1e6);
}

static void wait_for_disk(void) {
  int before = errno;
  struct timespec rest = delay;
  while (nanosleep(&rest, &rest) == -1 && errno == EINTR) {
  }
  errno = before;
}

static int is_synchronous(int file) {
  int before = errno;
  int flags = fcntl(file, F_GETFL);
  errno = before;
  return flags != -1 && (flags & O_DSYNC) != 0;
}

/* The function of the C library that this file stands in front of. */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int file) {
  wait_for_disk();
  return NEXT(fsync)(file);
}

int fdatasync(int file) {
  wait_for_disk();
  return NEXT(fdatasync)(file);
}

int msync(void *start, size_t size, int flags) {
  if (flags & MS_SYNC) wait_for_disk();
  return NEXT(msync)(start, size, flags);
}

#define SLOW_WRITE(name, parameters, arguments) \
  ssize_t name parameters {                     \
    if (is_synchronous(file)) wait_for_disk();  \
    return NEXT(name) arguments;                \
  }

SLOW_WRITE(write, (int file, const void *bytes, size_t size), (file, bytes, size))
SLOW_WRITE(pwrite, (int file, const void *bytes, size_t size, off_t at), (file, bytes, size, at))
SLOW_WRITE(pwrite64, (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at))
SLOW_WRITE(pwritev, (int file, const struct iovec *parts, int count, off_t at), (file, parts, count, at))
